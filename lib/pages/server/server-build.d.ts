/** The pages' server build, written by `vite build`: one that registers itself with Vike when it is imported, and its parts. */
declare module '*/dist/server/entry.mjs';
declare module '*/dist/server/page-function.mjs';
declare module '*/dist/server/page-pieces.mjs';
declare module '*/dist/server/chrome.mjs';
declare module '*/dist/server/shell.mjs';
