const pads = (places: string) => `M${places.replaceAll('|', 'm8 0a8 8 0 1 1-16 0a8 8 0 1 1 16 0M')}m8 0a8 8 0 1 1-16 0a8 8 0 1 1 16 0`;

/** Traces and pads of a circuit board that lead to what a hero shows. */
export function CircuitTraces() {
	return (
		<svg viewBox="0 0 640 480" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden="true">
			<path d="M640 60H520l-56 56M640 92H533l-44 44M640 400H500l-60-60M640 432H487l-70-70M60 480v-20l106-106M92 480v-6l110-110M72 0v52l76 76M104 0v40l62 62M300 0v62M340 480v-60" />
			<path d="M28 480v-28l153-153M640 124h-94l-58 58" />
			<path d={pads('457 123|482 143|433 333|410 355|173 353|209 363|155 135|173 109|300 71|340 411')} />
			<path d={pads('187 295|481 189')} />
		</svg>
	);
}
