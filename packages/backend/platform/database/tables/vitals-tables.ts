/** Counts of measured values; rows cannot be linked to visits. */
export interface VitalsTables {
	web_vitals: { day: string; screen: string; device: string; name: string; value: number; seen: number };
}
