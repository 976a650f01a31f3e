import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './CopyRow.module.css';

interface CopyRowProps {
	readonly label: string;
	readonly text: string;
	/** Text that the button copies to the clipboard; without it the row has no button. */
	readonly copies?: string;
}

/** A term with its text, and a button that copies it. */
export function CopyRow({ label, text, copies }: CopyRowProps) {
	const t = useLabels();
	const [message, setMessage] = useState('');
	const copy = (value: string) =>
		navigator.clipboard.writeText(value).then(
			() => setMessage(t('slip.copied')),
			() => setMessage(t('share.not_copied')),
		);
	return (
		<div className={styles['row']}>
			<dt className={styles['label']}>{label}</dt>
			<dd className={styles['text']}>{text}</dd>
			{copies !== undefined && (
				<dd className={styles['action']}>
					<Button variant="secondary" size="small" icon="copy" aria-label={t('slip.copy', { what: label })} onClick={() => void copy(copies)}>
						{t('slip.copy_short')}
					</Button>
					<span className={styles['message']} role="status">
						{message}
					</span>
				</dd>
			)}
		</div>
	);
}
