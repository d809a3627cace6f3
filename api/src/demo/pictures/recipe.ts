import type { Dye } from './dye';
import type { Measures } from './measure-lines';

/** One drawing in a picture. */
export interface Item {
  readonly drawing: string;
  /** shares of the picture's width and height: position of its centre, or of the part that `at` names */
  readonly x: number;
  readonly y: number;
  /** its edge as a share of the picture's height; if `at` is given, the longer side of the visible drawing */
  readonly size: number;
  /** which part of it is at `x` and `y`, depending on whether it lies, stands or hangs there */
  readonly at?: 'middle' | 'foot' | 'top';
  /** mirrored horizontally */
  readonly mirrored?: boolean;
  /** degrees, clockwise */
  readonly tilt?: number;
  readonly dye?: Dye;
  /** `spot`: an ellipse below it; `cast`: its outline on the ground behind it; `drop`: its outline on the surface that it lies on or hangs at */
  readonly shadow?: 'spot' | 'cast' | 'drop' | 'none';
  /** draws lines with its dimensions around it */
  readonly measures?: Measures;
}

/** Everything that a picture consists of. */
export interface Recipe {
  /** first part of the file name, for people who look into the folder */
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** hue of the soft background in degrees; null: transparent, or fully covered by the backdrop */
  readonly ground: number | null;
  readonly items: readonly Item[];
  /** SVG between background and drawings, in pixels: the studio or room of the picture */
  readonly backdrop?: string;
  /** the backdrop is mirrored */
  readonly flopped?: boolean;
  /** a square of SVG over the drawings, in pixels: a sample of the material */
  readonly swatch?: { readonly svg: string; readonly edge: number; readonly left: number; readonly top: number };
  /** the side that the light comes from, for drawings with shadows in their shape */
  readonly light?: 'start' | 'end';
  /** SVG drawn over background and drawings, in pixels */
  readonly svg?: string;
  /** only seen by people who look through all pictures, so two formats are enough */
  readonly further?: boolean;
}
