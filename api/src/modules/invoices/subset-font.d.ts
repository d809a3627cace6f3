/** The package has no types: this declares what is used of it. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: undefined,
    how: {
      targetFormat: 'truetype';
      keepAllGlyphs: true;
      /** font tables to remove */
      dropTables: string[];
      variationAxes: Record<string, number>;
    },
  ): Promise<Uint8Array>;
}
