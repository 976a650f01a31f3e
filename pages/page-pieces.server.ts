/** The React root's content, for whoever renders pages without Vike (ScreenPieces). */
export { loadScreen } from './all/load-screen.ts';
export { completeBody, renderBody } from './all/render-body.tsx';
