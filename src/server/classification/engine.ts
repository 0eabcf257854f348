/** The reader of messages, by the name others know it by; it lives in the folder beside. */
export { type Engine, loadEngine, type Reading } from './engine/engine.ts'
