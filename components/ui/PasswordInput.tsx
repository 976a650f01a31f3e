import { type ComponentProps, useState } from 'react';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import { IconButton } from './IconButton.tsx';
import styles from './PasswordInput.module.css';
import { TextInput } from './TextInput.tsx';

/** A password field with a button that shows what was typed. */
export function PasswordInput(input: Omit<ComponentProps<typeof TextInput>, 'type' | 'className'>) {
	const t = useLabels();
	const [isShown, setShown] = useState(false);
	return (
		<div className={styles['field']}>
			<TextInput {...input} className={styles['input']} type={isShown ? 'text' : 'password'} />
			<IconButton
				className={styles['toggle']}
				icon={isShown ? 'eye-off' : 'eye'}
				label={t(isShown ? 'password.hide' : 'password.show')}
				onClick={() => setShown(!isShown)}
			/>
		</div>
	);
}
