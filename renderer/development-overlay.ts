/** Vite's overlay for an error of server rendering. The development server shows it by default, but Vike's error page takes its place. */
export function developmentOverlay(error: unknown): string {
	const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
	const said = JSON.stringify({ message, stack: stack ?? '' }).replaceAll('<', '\\u003c');
	return `<script type="module">import { ErrorOverlay } from '/@vite/client'; document.body.append(new ErrorOverlay(${said}));</script>`;
}
