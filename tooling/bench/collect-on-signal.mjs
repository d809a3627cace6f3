// Preloaded into the measured server (`--expose-gc --import`): memory is read after a garbage collection, so that growth is real
// growth.
process.on('SIGUSR2', () => globalThis.gc());
