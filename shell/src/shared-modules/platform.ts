// The host provides only what its own graph imports, and remotes bring no copy. The build puts an import of every file of
// shared-kernel/platform here (souk-remote/build/import-platform-loader.cjs).
export {};
