import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
	readonly icon: IconName;
	/** Its name: read aloud, and shown as a tip. */
	readonly label: string;
	readonly size?: 'small' | undefined;
}

/** A button that shows only a drawing. */
export function IconButton({ icon, label, size, type = 'button', ...button }: IconButtonProps) {
	return (
		<button {...button} type={type} className={styles['b']} data-size={size} aria-label={label} title={label}>
			<Icon name={icon} />
		</button>
	);
}
