/** In place of axios/lib/adapters/adapters.js: a client names its own way over the network, there is none to choose. */
export default { getAdapter: (adapter) => adapter }
