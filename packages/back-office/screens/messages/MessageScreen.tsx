import type { ReactNode } from 'react';
import { answerMessage, type Message, markMessage, readMessage } from '../../api/messages.ts';
import { useRead } from '../../api/read.ts';
import type { ScreenProps } from '../../app/screen-props.ts';
import { formatTime } from '../../texts/format.ts';
import { t, tOf } from '../../texts/text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Field, TextArea } from '../../ui/Field.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { toMessageTone } from './message-tone.ts';

/** A message of the contact form, with its answer by mail. */
export default function MessageScreen({ params: { id = '' } }: ScreenProps): ReactNode {
	const message = useRead(readMessage(id));
	return (
		<Loading of={message}>
			{(value) => (
				<>
					<p>
						<a href="#/messages">{t('messages.title')}</a>
					</p>
					<div className="heading">
						<h1>{tOf('messages.subject', value.subject)}</h1>
						<span className="state" data-tone={toMessageTone(value.state)}>
							{tOf('messages.state', value.state)}
						</span>
					</div>
					<section className="card">
						<small>
							{value.name} · {value.email} · {formatTime(value.created_at)}
						</small>
						{value.order_number !== null && (
							<a href={`#/orders/${encodeURIComponent(value.order_number)}`}>{t('message.order', { number: value.order_number })}</a>
						)}
						<p className="typed">{value.message}</p>
					</section>
					<Actions message={value} onDone={() => message.mutate()} />
				</>
			)}
		</Loading>
	);
}

function Actions({
	message: { id, email, subject, state, can_be_answered },
	onDone,
}: {
	readonly message: Message;
	readonly onDone: () => unknown;
}): ReactNode {
	const isNew = state === 'new';
	return (
		<>
			{!can_be_answered && (
				<div className="notice spaced" data-tone="attention">
					<p>{t('message.no-mail', { email })}</p>
				</div>
			)}
			<div className="actions">
				{can_be_answered && (
					<ActionButton
						label={t('message.answer')}
						question={t('message.answer-question', { email })}
						done={t('message.sent')}
						act={(typed) => answerMessage(id, { subject: String(typed.get('subject') ?? ''), text: String(typed.get('text') ?? '') })}
						onDone={onDone}
					>
						<Field label={t('message.subject')} name="subject" required maxLength={200} defaultValue={`Re: ${tOf('messages.subject', subject)}`} />
						<TextArea label={t('message.text')} name="text" required maxLength={20_000} rows={8} />
					</ActionButton>
				)}
				{state !== 'answered' && (
					<ActionButton
						label={t(isNew ? 'message.mark-read' : 'message.mark-new')}
						question={t('message.mark-question')}
						done={t('action.done')}
						tone="quiet"
						act={() => markMessage(id, isNew ? 'read' : 'new')}
						onDone={onDone}
					/>
				)}
			</div>
		</>
	);
}
