/** Throws damaged and hostile bytes at every reader, guided by the code they reach. */
package studio.kriegsspiel.importer.fuzz;
