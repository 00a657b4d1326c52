/** Where the private HOME and the temp folder are inside. Fixed, so that no test result depends on who runs it where. */
export const HOME_INSIDE = '/home/vital';
export const TMP_INSIDE = '/tmp';
