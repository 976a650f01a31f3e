import Type, { type Static } from 'typebox';
import { BodyBase, Envelope, Nullable } from './envelope.ts';

/** What was last chosen (Spec 9, Consent choices); `datetime` is null while nothing was. */
export const Consents = Type.Object({ analytics: Type.Boolean(), marketing: Type.Boolean(), datetime: Nullable(Type.String()) });
export type Consents = Static<typeof Consents>;
export const ConsentsAnswer = Envelope(Consents);
/** The choice. A visitor's goes with the session, a customer's with the account; every one is kept as proof. */
export const ConsentsBody = Type.Object({ ...BodyBase, analytics: Type.Boolean(), marketing: Type.Boolean() });
