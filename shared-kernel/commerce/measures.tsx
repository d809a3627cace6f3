const NO_BREAK_SPACE = '\u00a0';

/**
 * A specification's value with its unit. Dimensions read left to right in every language: next to Arabic letters '2560 × 1600'
 * would appear as '1600 × 2560' (issue 13).
 */
export function Measures({ value, unit = null }: { value: string; unit?: string | null }) {
  const withUnit = (unit && NO_BREAK_SPACE + unit) ?? '';
  if (!value.includes(' × ')) return value + withUnit;
  return (
    <>
      <bdi dir="ltr">{value}</bdi>
      {withUnit}
    </>
  );
}
