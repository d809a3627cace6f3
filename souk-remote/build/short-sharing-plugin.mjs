/*
 * Our federation runtime (browser-runtime.js) only reads each shared module's key, version and location. What the official one also
 * reads, to choose among versions, took 1.6 kB (brotli 11) of the shell's main.js and 0.4 of every remote's entry.
 */
const WORTHLESS =
  /^\s*(?:scope: \[.*\]|shareConfig: \{.*\}|fallback: .*|shareScope: .*|singleton: .*|requiredVersion: .*|strictVersion: .*|eager: .*|layer: .*),?$/gm;

/** Removes from federation's generated code what our runtime does not read. */
export class ShortSharingPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShortSharingPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('ShortSharingPlugin', (module) => {
        if (module.name !== 'sharing' && module.name !== 'consumes') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          // webpack's own table of shared modules, in addition to federation's
          if (code && module.name === 'sharing' && !code.includes('.federation.')) return '__webpack_require__.S = {};';
          return code?.replace(WORTHLESS, '');
        };
      });
    });
  }
}
