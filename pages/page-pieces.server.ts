/** Rendering of the React root's content for code that renders pages without Vike (ScreenPieces). */
export { loadAllScreens, loadScreen } from './all/load-screen.ts';
export { completeBody, renderBody } from './all/render-body.tsx';
