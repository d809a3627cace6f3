/** Media query of windows that load a part's style sheet before the first paint. */
export const WIDE_WINDOWS: string;
