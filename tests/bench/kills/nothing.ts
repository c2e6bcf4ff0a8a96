// Reads nothing: what every command of the project does before its own work.
export {};
