import type { ReactNode } from 'react';
import type { Result } from '../../api/result.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Field } from '../../ui/Field.tsx';

interface Props {
	readonly label: string;
	readonly create: (title: string) => Promise<Result<unknown>>;
	readonly onDone: () => unknown;
}

/** A button that adds a category or an author of posts by its name. */
export function NewName({ label, create, onDone }: Props): ReactNode {
	return (
		<ActionButton
			label={label}
			question={t('content.new-name-question')}
			done={t('action.saved')}
			tone="quiet"
			act={(typed) => create(String(typed.get('name') ?? '').trim())}
			onDone={onDone}
		>
			<Field label={t('content.name')} name="name" required maxLength={200} />
		</ActionButton>
	);
}
