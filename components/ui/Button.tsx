import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { Icon, type IconName } from './Icon.tsx';
import { joinClasses } from './join-classes.ts';
import { Link } from './Link.tsx';

interface Looks {
	/** Primary by default: one in each view. */
	readonly variant?: 'secondary' | 'quiet' | undefined;
	readonly size?: 'small' | 'large' | undefined;
	readonly icon?: IconName | undefined;
	/** Takes the full width. */
	readonly wide?: boolean | undefined;
	readonly className?: string | undefined;
	readonly children: ReactNode;
}

type ButtonProps = Looks & Omit<ComponentProps<'button'>, 'className'> & { readonly busy?: boolean };

/** A button. `busy` shows that its action is running and ignores further clicks. */
export function Button({ variant, size, icon, wide, busy = false, className, children, onClick, type = 'button', ...button }: ButtonProps) {
	return (
		<button
			{...button}
			{...toAttributes({ variant, size, wide, className })}
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

/** A link that looks like a button, for an action that leads to another page. */
export function ButtonLink({ variant, size, icon, wide, className, children, ...link }: ButtonLinkProps) {
	return (
		<Link {...link} {...toAttributes({ variant, size, wide, className })}>
			{icon && <Icon name={icon} />}
			{children}
		</Link>
	);
}

function toAttributes({ variant, size, wide, className }: Pick<Looks, 'variant' | 'size' | 'wide' | 'className'>) {
	return { className: joinClasses(styles['button'], className), 'data-variant': variant, 'data-size': size, 'data-wide': wide ? '' : undefined };
}
