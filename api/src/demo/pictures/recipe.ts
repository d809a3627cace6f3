import type { Turn } from './oklch';

/** One drawing of a picture. */
export interface Item {
  readonly drawing: string;
  /** its centre: shares of the picture's width and height */
  readonly x: number;
  readonly y: number;
  /** its edge as a share of the picture's height */
  readonly size: number;
  /** degrees, clockwise */
  readonly tilt?: number;
  readonly turn?: Turn;
}

/** All that a picture is made of. */
export interface Recipe {
  /** first part of the file's name, for people who look into the folder */
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** hue of the soft ground in degrees; null: transparent */
  readonly ground: number | null;
  readonly items: readonly Item[];
  /** SVG between ground and drawings, in pixels: the room that a shopper's photo was taken in */
  readonly backdrop?: string;
  /** SVG drawn over ground and drawings, in pixels */
  readonly svg?: string;
}
