/** The pages' server build, which registers itself with Vike when it is imported. Written by `vite build`. */
declare module '*/dist/server/entry.mjs';
