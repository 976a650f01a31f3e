import { type ReactNode, useId } from 'react';
import styles from './Panel.module.css';

/** A section of an account page on its own background. */
export function Panel({ title, text, children }: { readonly title?: string; readonly text?: string | undefined; readonly children?: ReactNode }) {
	const id = useId();
	return (
		<section className={styles['panel']} aria-labelledby={title ? id : undefined}>
			{title && (
				<h2 className={styles['title']} id={id}>
					{title}
				</h2>
			)}
			{text && <p>{text}</p>}
			{children}
		</section>
	);
}
