/** Width of the large slide on the page, for the choice of its file and for preloading it. */
export const MAIN_SLIDE_SIZES = '(min-width: 768px) 66vw, 100vw';
