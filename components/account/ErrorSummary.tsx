import { useId } from 'react';
import type { FormErrors } from '#lib/platform/client/use-form.ts';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
	readonly errors: FormErrors;
	/** Label of a field on the page. */
	readonly nameOf: (field: string) => string;
}

/** Validation errors of a form, shown above it; each links to its field. */
export function ErrorSummary({ errors, nameOf }: ErrorSummaryProps) {
	const t = useLabels();
	const id = useId();
	const fields = Object.entries(errors);
	if (fields.length === 0) return null;
	return (
		<section className={styles['summary']} aria-labelledby={id}>
			<h2 className={styles['title']} id={id}>
				{t.plural('form.errors', fields.length)}
			</h2>
			<ul>
				{fields.map(([field, error]) => (
					<li key={field}>
						<a
							className={styles['link']}
							href={`#${toFieldId(field)}`}
							onClick={(event) => {
								event.preventDefault();
								document.getElementById(toFieldId(field))?.focus();
							}}
						>
							{nameOf(field)}: {t(error)}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

/** Id of a field's control in a form with an error summary. */
export const toFieldId = (field: string): string => `polje-${field}`;
