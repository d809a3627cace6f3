// The host provides only what its own graph imports, and remotes bundle no copy. The build inserts an import of every file of
// shared-kernel/platform here (souk-remote/build/import-platform-loader.cjs).
export {};
