/** What React writes in place of a Suspense boundary that it leaves to the browser: something in it threw, or was not there yet. */
export const LEFT_TO_BROWSER = '<!--$!-->';
