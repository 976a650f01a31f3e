import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';
import { joinClasses } from './join-classes.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
	readonly icon: IconName;
	/** Accessible name, also shown as a tooltip. */
	readonly label: string;
	readonly size?: 'small' | undefined;
}

/** A button that shows only an icon. */
export function IconButton({ icon, label, size, type = 'button', className, ...button }: IconButtonProps) {
	return (
		<button {...button} type={type} className={joinClasses(styles['button'], className)} data-size={size} aria-label={label} title={label}>
			<Icon name={icon} />
		</button>
	);
}
