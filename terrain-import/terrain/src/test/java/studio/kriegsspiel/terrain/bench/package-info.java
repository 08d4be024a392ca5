/** Measures how the ground is read beside the programs a user would otherwise reach for. */
package studio.kriegsspiel.terrain.bench;
