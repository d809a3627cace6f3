import webpack from 'webpack';

/**
 * First line of each browser file, an explicit compile hint of V8 (Chrome 136): all functions are compiled on a background thread
 * while the file arrives, instead of one by one on the main thread when they are called. Other browsers treat it as a comment.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Writes {@link COMPILE_HINT} into the files after minification, which removes comments, and before they are named by their bytes. */
export const compileHintPlugin = () =>
  new webpack.BannerPlugin({
    banner: COMPILE_HINT,
    raw: true,
    test: /\.js$/,
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
