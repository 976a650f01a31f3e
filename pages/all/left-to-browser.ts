/** What React writes for a Suspense boundary that it leaves to the browser, because something in it threw or was not loaded yet. */
export const LEFT_TO_BROWSER = '<!--$!-->';
