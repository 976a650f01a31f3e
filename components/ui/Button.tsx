import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { Link } from './Link.tsx';

interface Looks {
	/** Primary when left out: one a view. */
	readonly variant?: 'secondary' | 'quiet' | undefined;
	readonly size?: 'small' | 'large' | undefined;
	readonly icon?: IconName | undefined;
	/** Takes the whole width. */
	readonly wide?: boolean | undefined;
	readonly children: ReactNode;
}

type ButtonProps = Looks & Omit<ComponentProps<'button'>, 'className'> & { readonly busy?: boolean };

/** A button; `busy` shows that its action runs and keeps it from running twice. */
export function Button({ variant, size, icon, wide, busy = false, children, onClick, type = 'button', ...button }: ButtonProps) {
	return (
		<button
			{...button}
			{...looks(variant, size, wide)}
			type={type}
			aria-busy={busy || undefined}
			aria-disabled={busy || undefined}
			onClick={busy ? (event) => event.preventDefault() : onClick}
		>
			{icon && !busy && <Icon name={icon} />}
			{children}
		</button>
	);
}

type ButtonLinkProps = Looks & Omit<ComponentProps<typeof Link>, 'className'>;

/** A link that looks like a button, for a step that leads to another page. */
export function ButtonLink({ variant, size, icon, wide, children, ...link }: ButtonLinkProps) {
	return (
		<Link {...link} {...looks(variant, size, wide)}>
			{icon && <Icon name={icon} />}
			{children}
		</Link>
	);
}

function looks(variant: Looks['variant'], size: Looks['size'], wide: Looks['wide']) {
	return { className: styles['b'], 'data-variant': variant, 'data-size': size, 'data-wide': wide ? '' : undefined };
}
