/** The pages' server build, written by `vite build`: an entry that registers itself with Vike on import, and its parts. */
declare module '*/dist/server/entry.mjs';
declare module '*/dist/server/page-function.mjs';
declare module '*/dist/server/page-pieces.mjs';
declare module '*/dist/server/chrome.mjs';
declare module '*/dist/server/shell.mjs';
