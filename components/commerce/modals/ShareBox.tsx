import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { useLabels } from '#lib/i18n/use-labels.ts';
import styles from './ShareBox.module.css';

interface ShareBoxProps {
	readonly title: string;
	/** With its origin. */
	readonly address: string;
}

/** An address to copy, to mail, or to hand to the device's own share sheet. */
export function ShareBox({ title, address }: ShareBoxProps) {
	const t = useLabels();
	const [said, setSaid] = useState('');
	const copy = () =>
		navigator.clipboard.writeText(address).then(
			() => setSaid(t('share.copied')),
			() => setSaid(t('share.not_copied')),
		);
	const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
	return (
		<div className={styles['s']}>
			<Field label={t('share.address')}>{(control) => <TextInput {...control} readOnly value={address} onFocus={(event) => event.target.select()} />}</Field>
			<p role="status">{said}</p>
			<div>
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
