import type { ReactNode } from 'react';
import { useRead } from '../../api/read.ts';
import { readTranslatedText, saveTranslatedText, type TranslationPlace } from '../../api/translations.ts';
import { t } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Field, TextArea } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { textOf } from '../../ui/typed.ts';

const LONGEST_TEXT = 200_000;

interface Props {
	readonly label: string;
	/** What is translated; typed if it is left out. */
	readonly place?: TranslationPlace;
	readonly onDone: () => unknown;
}

/** A button that translates one field into one language; an empty text deletes the translation. */
export function TranslateAction({ label, place, onDone }: Props): ReactNode {
	return (
		<ActionButton
			label={label}
			question={t(place === undefined ? 'translations.other-question' : 'translations.question')}
			done={t('action.saved')}
			tone="quiet"
			act={(typed) => saveTranslatedText(place ?? toPlace(typed), textOf(typed, 'text'))}
			onDone={onDone}
		>
			{place === undefined ? <TypedPlace /> : <StoredText place={place} />}
		</ActionButton>
	);
}

function TypedPlace(): ReactNode {
	return (
		<>
			<Field label={t('translations.kind')} name="kind" required maxLength={40} hint={t('translations.kind-hint')} />
			<Field label={t('translations.id')} name="id" required maxLength={600} />
			<Field label={t('translations.field')} name="field" required maxLength={600} defaultValue="title" />
			<Field label={t('translations.language')} name="language" required pattern="[a-z]{2}" maxLength={2} placeholder="de" />
			<TextArea label={t('translations.text')} name="text" maxLength={LONGEST_TEXT} hint={t('translations.text-hint')} />
		</>
	);
}

/** The whole translation: lists show its beginning. */
function StoredText({ place }: { readonly place: TranslationPlace }): ReactNode {
	return (
		<Loading of={useRead(readTranslatedText(place))}>
			{({ text }) => (
				<TextArea label={t('translations.text')} name="text" maxLength={LONGEST_TEXT} defaultValue={text ?? ''} hint={t('translations.text-hint')} />
			)}
		</Loading>
	);
}

const toPlace = (typed: FormData): TranslationPlace => ({
	...{ kind: textOf(typed, 'kind') ?? '', id: String(typed.get('id') ?? ''), field: textOf(typed, 'field') ?? '' },
	language: textOf(typed, 'language') ?? '',
});
