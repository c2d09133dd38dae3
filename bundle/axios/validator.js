/** In place of axios/lib/helpers/validator.js: what a client is set to is in the code, and its types are checked there. */
const nothing = () => {}

export default {
  assertOptions: nothing,
  validators: { boolean: nothing, function: nothing, spelling: nothing, transitional: nothing },
}
