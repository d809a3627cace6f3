// Preloaded into the measured server (`--expose-gc --import`): memory is read after garbage is gone, so that growth is growth.
process.on('SIGUSR2', () => globalThis.gc());
