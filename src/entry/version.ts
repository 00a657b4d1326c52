/** Shown by `vital --version` and in every report; equal to package.json by test. */
export const VERSION = '0.1.0';
