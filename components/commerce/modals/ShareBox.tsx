import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { joinClasses } from '#components/ui/join-classes.ts';
import { TextInput } from '#components/ui/TextInput.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './ShareBox.module.css';

interface ShareBoxProps {
	readonly title: string;
	/** Absolute URL. */
	readonly address: string;
	readonly className?: string | undefined;
}

/** An address to copy, to send by e-mail, or to pass to the device's share sheet. */
export function ShareBox({ title, address, className }: ShareBoxProps) {
	const t = useLabels();
	const [message, setMessage] = useState('');
	const copy = () =>
		navigator.clipboard.writeText(address).then(
			() => setMessage(t('share.copied')),
			() => setMessage(t('share.not_copied')),
		);
	const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
	return (
		<div className={joinClasses(styles['share'], className)}>
			<Field label={t('share.address')}>{(control) => <TextInput {...control} readOnly value={address} onFocus={(event) => event.target.select()} />}</Field>
			<p className={styles['message']} role="status">
				{message}
			</p>
			<div className={styles['actions']}>
				<Button icon="copy" onClick={copy}>
					{t('share.copy')}
				</Button>
				{'share' in navigator && (
					<Button variant="secondary" onClick={() => navigator.share({ title, url: address }).catch(() => undefined)}>
						{t('share.device')}
					</Button>
				)}
				<a href={mail}>{t('share.mail')}</a>
			</div>
		</div>
	);
}
