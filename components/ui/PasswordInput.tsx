import { type ComponentProps, useState } from 'react';
import { useLabels } from '#lib/i18n/use-labels.ts';
import { IconButton } from './IconButton.tsx';
import styles from './PasswordInput.module.css';
import { TextInput } from './TextInput.tsx';

/** A password that its owner may look at. */
export function PasswordInput(input: Omit<ComponentProps<typeof TextInput>, 'type'>) {
	const t = useLabels();
	const [isShown, setShown] = useState(false);
	return (
		<div className={styles['p']}>
			<TextInput {...input} type={isShown ? 'text' : 'password'} />
			<IconButton icon={isShown ? 'eye-off' : 'eye'} label={t(isShown ? 'password.hide' : 'password.show')} onClick={() => setShown(!isShown)} />
		</div>
	);
}
