/** Vite's overlay with what a page threw while the development server rendered it: the server's own way, which Vike's error page has taken the place of. */
export function developmentOverlay(error: unknown): string {
	const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
	const said = JSON.stringify({ message, stack: stack ?? '' }).replaceAll('<', '\\u003c');
	return `<script type="module">import { ErrorOverlay } from '/@vite/client'; document.body.append(new ErrorOverlay(${said}));</script>`;
}
