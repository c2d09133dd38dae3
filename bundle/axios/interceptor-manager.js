/** In place of axios/lib/core/InterceptorManager.js: nobody stands between a call and its answer. */
export default class InterceptorManager {
  use() {
    throw new Error('Interceptors are left out in the browser: bundle/axios')
  }
  forEach() {}
}
