import type { Dye } from './dye';
import type { Measures } from './measure-lines';

/** One drawing of a picture. */
export interface Item {
  readonly drawing: string;
  /** shares of the picture's width and height: its centre, or what `at` says */
  readonly x: number;
  readonly y: number;
  /** its edge as a share of the picture's height; where `at` is given, the longer side of what is drawn */
  readonly size: number;
  /** what of it is at `x` and `y`: it lies, stands or hangs there */
  readonly at?: 'middle' | 'foot' | 'top';
  /** seen from the other side */
  readonly mirrored?: boolean;
  /** degrees, clockwise */
  readonly tilt?: number;
  readonly dye?: Dye;
  /** `spot`: an ellipse below it; `cast`: its own shape on the ground behind it; `drop`: its own shape on what it lies on or hangs at */
  readonly shadow?: 'spot' | 'cast' | 'drop' | 'none';
  /** lines with its measures stand around it */
  readonly measures?: Measures;
}

/** All that a picture is made of. */
export interface Recipe {
  /** first part of the file's name, for people who look into the folder */
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** hue of the soft ground in degrees; null: transparent, or all in the backdrop */
  readonly ground: number | null;
  readonly items: readonly Item[];
  /** SVG between ground and drawings, in pixels: the studio or room that it was taken in */
  readonly backdrop?: string;
  /** the backdrop is seen the other way round */
  readonly flopped?: boolean;
  /** a square of SVG over the drawings, in pixels: a sample of the material */
  readonly swatch?: { readonly svg: string; readonly edge: number; readonly left: number; readonly top: number };
  /** from which side the light falls on things with shadows of their shape */
  readonly light?: 'start' | 'end';
  /** SVG drawn over ground and drawings, in pixels */
  readonly svg?: string;
  /** seen only by those who look through all pictures: two formats do */
  readonly further?: boolean;
}
