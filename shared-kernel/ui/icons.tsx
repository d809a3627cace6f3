import { css } from '@emotion/react';

const drawing = css`
  flex: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
const filled = css`
  fill: currentColor;
`;
/** points in the reading direction, so it is mirrored in Arabic */
const mirrored = css`
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;

export interface IconProps {
  className?: string;
  /** filled, e.g. the heart of a product on the wishlist */
  solid?: boolean;
}

/** An icon of 1.25em in the text's colour, on a grid of 24. It is decorative: its button or link has the name. */
function icon(path: string, { mirrors = false }: { mirrors?: boolean } = {}) {
  return ({ className, solid = false }: IconProps) => (
    <svg
      viewBox="0 0 24 24"
      className={className}
      css={[drawing, solid && filled, mirrors && mirrored]}
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

const MIRRORS = { mirrors: true };

export const CartIcon = /* @__PURE__ */ icon(
  'M2.5 3.5h2.3l2.6 11.2h10.4l2.4-8.2H6M9 20.2a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0ZM17.6 20.2a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0Z',
  MIRRORS,
);
export const UserIcon = /* @__PURE__ */ icon(
  'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
);
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 20.3S3.5 15.4 3.5 9.2a4.6 4.6 0 0 1 8.5-2.4 4.6 4.6 0 0 1 8.5 2.4c0 6.2-8.5 11.1-8.5 11.1Z',
);
/** Not equal; few fonts have a good `≠`. */
export const DiffersIcon = /* @__PURE__ */ icon('M5 9.5h14M5 14.5h14M15.500 5l-7 14');
export const CompareIcon = /* @__PURE__ */ icon('M4 8h14m-4-4 4 4-4 4M20 16H6m4-4-4 4 4 4');
export const SearchIcon = /* @__PURE__ */ icon('M17.5 10.5a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM20.5 20.5l-5-5', MIRRORS);
export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h16');
export const CloseIcon = /* @__PURE__ */ icon('m6 6 12 12M18 6 6 18');
export const ChevronDownIcon = /* @__PURE__ */ icon('m6 9.5 6 6 6-6');
export const ChevronStartIcon = /* @__PURE__ */ icon('m14.5 6-6 6 6 6', MIRRORS);
export const ChevronEndIcon = /* @__PURE__ */ icon('m9.5 6 6 6-6 6', MIRRORS);
export const ArrowEndIcon = /* @__PURE__ */ icon('M4 12h16m-6-6 6 6-6 6', MIRRORS);
export const CheckIcon = /* @__PURE__ */ icon('m4.5 12.5 5 5 10-11');
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14');
export const PhoneIcon = /* @__PURE__ */ icon(
  'M5 3.5h3.6l1.7 4.4-2.2 1.7a13 13 0 0 0 6.3 6.3l1.7-2.2 4.4 1.7V19c0 .9-.7 1.5-1.5 1.5A15.5 15.5 0 0 1 3.5 5c0-.8.6-1.5 1.5-1.5Z',
);
export const MailIcon = /* @__PURE__ */ icon('M3.5 5.5h17v13h-17zm0 1.2 8.5 6.8 8.5-6.8');
export const GlobeIcon = /* @__PURE__ */ icon(
  'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM3 12h18M12 3c2.5 2.5 3.7 5.6 3.7 9s-1.2 6.5-3.7 9c-2.5-2.5-3.7-5.6-3.7-9s1.2-6.5 3.7-9Z',
);
export const ContrastIcon = /* @__PURE__ */ icon(
  'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 3v18M12 7h6.500M12 12h9M12 17h6.500',
);
export const TruckIcon = /* @__PURE__ */ icon(
  'M2.5 5.500h11.500v11h-11.500zM14 9.500h4.200l3.3 3.500v3.500H14M8.5 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM19.5 18a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  MIRRORS,
);
export const SlidersIcon = /* @__PURE__ */ icon(
  'M4 7h9m4 0h3M4 17h3m4 0h9M17 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM11 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
);
export const StoreIcon = /* @__PURE__ */ icon(
  'M4 10v10.500h16V10M3 9l2-5.500h14L21 9c0 1.5-1.3 2.5-3 2.500S15 10.5 15 9c0 1.5-1.3 2.5-3 2.500S9 10.5 9 9c0 1.5-1.3 2.5-3 2.500S3 10.5 3 9Zm6.5 11.500v-5h5v5',
);
export const TagIcon = /* @__PURE__ */ icon(
  'M3.5 3.500h8l9 9-8 8-9-9zM8.5 7.500a1 1 0 1 1-2 0 1 1 0 0 1 2 0Z',
  MIRRORS,
);
export const ClockIcon = /* @__PURE__ */ icon('M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 7v5l3.5 2');
export const PackageIcon = /* @__PURE__ */ icon(
  'm12 3 8.5 4.500v9L12 21l-8.5-4.500v-9L12 3Zm0 9 8.3-4.400M12 12v8.800M12 12 3.7 7.600M7.8 5.300l8.4 4.5',
);
export const WarningIcon = /* @__PURE__ */ icon('M12 4 2.8 20h18.400L12 4Zm0 6v4.500m0 2.800v.1');
export const LogoutIcon = /* @__PURE__ */ icon('M14 4H5v16h9M10 12h11m-4-4 4 4-4 4', MIRRORS);
export const ShareIcon = /* @__PURE__ */ icon('M12 15V3.500m-4 4 4-4 4 4M5 12v8.500h14V12');
export const ExpandIcon = /* @__PURE__ */ icon(
  'M14.500 4H20v5.500M9.500 20H4v-5.500M20 4l-6.500 6.500M4 20l6.500-6.500',
);
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.5 12s3.500-6.500 9.500-6.500 9.500 6.500 9.500 6.500-3.500 6.500-9.500 6.500S2.500 12 2.500 12Zm12.500 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
);
export const PlayIcon = /* @__PURE__ */ icon('M8 5.500v13l10.500-6.500Z');
export const PauseIcon = /* @__PURE__ */ icon('M9 5.500v13M15 5.500v13');
