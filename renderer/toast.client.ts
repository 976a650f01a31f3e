import styles from '#components/ui/Toast.module.css';
import { TIMINGS } from '#lib/platform/config/timings.ts';

interface ToastOptions {
	readonly link?: { readonly title: string; readonly url: string | undefined };
	/** A button beside the text; the toast then stays until it is clicked. */
	readonly action?: { readonly title: string; readonly run: () => void };
	/** An alert is announced immediately and stays longer. */
	readonly tone?: 'alert';
}

const SHOWN = { status: TIMINGS.toastShown, alert: TIMINGS.toastAlertShown } as const;

let toast: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a short message at the edge of the page, above modals too; it disappears by itself, unless it has a button. */
export function showToast(text: string, { link, action, tone }: ToastOptions = {}): void {
	toast ??= prepare();
	const role = tone ?? 'status';
	toast.setAttribute('role', role);
	toast.replaceChildren();
	toast.hidePopover();
	toast.showPopover();
	const words = document.createElement('p');
	words.textContent = text;
	toast.append(words);
	if (link?.url) {
		const anchor = document.createElement('a');
		anchor.className = styles['link'] ?? '';
		anchor.href = link.url;
		anchor.textContent = link.title;
		toast.append(anchor);
	}
	clearTimeout(timer);
	if (action) {
		const button = document.createElement('button');
		button.type = 'button';
		button.className = styles['action'] ?? '';
		button.textContent = action.title;
		button.addEventListener('click', action.run);
		toast.append(button);
		return;
	}
	timer = setTimeout(() => toast?.hidePopover(), SHOWN[role]);
}

function prepare(): HTMLElement {
	const region = document.createElement('div');
	region.className = styles['toast'] ?? '';
	region.popover = 'manual';
	document.body.append(region);
	// A link opens another page, which the message is not about; one with a button waits for its click.
	document.addEventListener(
		'click',
		({ target }) => target instanceof Element && target.closest('a') && !region.querySelector('button') && region.hidePopover(),
		true,
	);
	return region;
}
