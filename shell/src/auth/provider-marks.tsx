/** Marks of the two providers of spec §1, 24 by 24, in their own colours: so they are known, and so their owners want them shown. */
export const PROVIDER_MARKS = {
  facebook: (
    <path
      fill="#1877f2"
      d="M24 12.07a12 12 0 1 0-13.88 11.86v-8.39H7.08v-3.47h3.04V9.43c0-3 1.8-4.67 4.54-4.67 1.3 0 2.68.24 2.68.24v2.95h-1.5c-1.5 0-1.97.92-1.97 1.87v2.25h3.33l-.53 3.47h-2.8v8.39A12 12 0 0 0 24 12.07Z"
    />
  ),
  google: (
    <>
      <path
        fill="#4285f4"
        d="M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.2 3.32v2.76h3.57c2.08-1.92 3.27-4.74 3.27-8.09Z"
      />
      <path
        fill="#34a853"
        d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77a6.64 6.64 0 0 1-9.87-3.48H2.18v2.84A11 11 0 0 0 12 23Z"
      />
      <path fill="#fbbc05" d="M5.84 14.09a6.6 6.6 0 0 1 0-4.18V7.07H2.18a11 11 0 0 0 0 9.86l3.66-2.84Z" />
      <path
        fill="#ea4335"
        d="M12 5.38c1.62 0 3.06.56 4.2 1.64l3.16-3.15A11 11 0 0 0 2.18 7.07l3.66 2.84A6.6 6.6 0 0 1 12 5.38Z"
      />
    </>
  ),
} as const;
