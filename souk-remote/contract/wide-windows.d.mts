/** Media query of windows that wait for a part's style sheet before they are painted. */
export const WIDE_WINDOWS: string;
