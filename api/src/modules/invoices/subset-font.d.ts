/** Has no types of its own: what is used of it. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: undefined,
    how: {
      targetFormat: 'truetype';
      keepAllGlyphs: true;
      /** tables that are left out */
      dropTables: string[];
      variationAxes: Record<string, number>;
    },
  ): Promise<Uint8Array>;
}
