/*
 * Our runtime for federation (browser-runtime.js) reads of each shared module its key, its version and where it is. What the official one
 * reads besides, for versions that it would choose among, was 1.6 kB (brotli 11) of the shell's main.js and 0.4 of every remote's entry.
 */
const WORTHLESS =
  /^\s*(?:scope: \[.*\]|shareConfig: \{.*\}|fallback: .*|shareScope: .*|singleton: .*|requiredVersion: .*|strictVersion: .*|eager: .*|layer: .*),?$/gm;

/** Leaves out of the generated code of federation what our runtime does not read. */
export class ShortSharingPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ShortSharingPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('ShortSharingPlugin', (module) => {
        if (module.name !== 'sharing' && module.name !== 'consumes') return;
        const generate = module.generate.bind(module);
        module.generate = () => {
          const code = generate();
          // webpack's own table of shared modules, beside that of federation
          if (code && module.name === 'sharing' && !code.includes('.federation.')) return '__webpack_require__.S = {};';
          return code?.replace(WORTHLESS, '');
        };
      });
    });
  }
}
