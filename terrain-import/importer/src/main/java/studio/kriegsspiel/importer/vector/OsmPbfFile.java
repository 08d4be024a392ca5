package studio.kriegsspiel.importer.vector;

import crosby.binary.BinaryParser;
import crosby.binary.Osmformat;
import crosby.binary.file.FileBlock;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import studio.kriegsspiel.importer.job.ImportCancelledException;
import studio.kriegsspiel.importer.job.Progress;
import studio.kriegsspiel.importer.job.WatchedStream;
import studio.kriegsspiel.terrain.GroundException;

/** Reads OpenStreetMap's binary form. */
final class OsmPbfFile {
  private OsmPbfFile() {}

  static VectorFile read(Path file, Progress progress) throws IOException {
    String name = String.valueOf(file.getFileName());
    OsmData data = new OsmData(name, progress);
    try (InputStream input =
        new BufferedInputStream(
            new WatchedStream(
                Files.newInputStream(file), Files.size(file), progress, "reading " + name))) {
      PbfBlobs blobs = new PbfBlobs(name, input);
      Parser parser = new Parser(data);
      for (PbfBlobs.Blob blob = blobs.next(); blob != null; blob = blobs.next()) {
        parser.handleBlock(FileBlock.newInstance(blob.type(), blob.content(), null));
      }
    } catch (GroundException | ImportCancelledException e) {
      throw e;
    } catch (IOException | RuntimeException e) {
      throw new GroundException(
          name, "is no sound OpenStreetMap extract (.osm.pbf)", "fetch it again", e);
    }
    return data.features();
  }

  private static final class Parser extends BinaryParser {
    private final OsmData data;

    Parser(OsmData data) {
      this.data = data;
    }

    @Override
    protected void parse(Osmformat.HeaderBlock header) {}

    @Override
    public void complete() {}

    @Override
    protected void parseNodes(List<Osmformat.Node> nodes) {
      for (Osmformat.Node node : nodes) {
        data.node(
            node.getId(),
            parseLon(node.getLon()),
            parseLat(node.getLat()),
            tags(node.getKeysList(), node.getValsList()));
      }
    }

    @Override
    protected void parseDense(Osmformat.DenseNodes nodes) {
      long id = 0;
      long lat = 0;
      long lon = 0;
      int tag = 0;
      for (int i = 0; i < nodes.getIdCount(); i++) {
        id += nodes.getId(i);
        lat += nodes.getLat(i);
        lon += nodes.getLon(i);
        Map<String, String> tags = new HashMap<>();
        while (tag + 1 < nodes.getKeysValsCount() && nodes.getKeysVals(tag) != 0) {
          tags.put(
              getStringById(nodes.getKeysVals(tag)), getStringById(nodes.getKeysVals(tag + 1)));
          tag += 2;
        }
        tag++;
        data.node(id, parseLon(lon), parseLat(lat), tags);
      }
    }

    @Override
    protected void parseWays(List<Osmformat.Way> ways) {
      for (Osmformat.Way way : ways) {
        long[] nodes = new long[way.getRefsCount()];
        long last = 0;
        for (int i = 0; i < nodes.length; i++) {
          last += way.getRefs(i);
          nodes[i] = last;
        }
        data.way(way.getId(), nodes, tags(way.getKeysList(), way.getValsList()));
      }
    }

    @Override
    protected void parseRelations(List<Osmformat.Relation> relations) {
      for (Osmformat.Relation relation : relations) {
        List<Long> outer = new ArrayList<>();
        List<Long> inner = new ArrayList<>();
        long last = 0;
        for (int i = 0; i < relation.getMemidsCount(); i++) {
          last += relation.getMemids(i);
          if (relation.getTypes(i) == Osmformat.Relation.MemberType.WAY) {
            boolean hole = "inner".equals(getStringById(relation.getRolesSid(i)));
            (hole ? inner : outer).add(last);
          }
        }
        data.relation(
            relation.getId(), outer, inner, tags(relation.getKeysList(), relation.getValsList()));
      }
    }

    private Map<String, String> tags(List<Integer> keys, List<Integer> values) {
      Map<String, String> tags = new HashMap<>();
      for (int i = 0; i < keys.size(); i++) {
        tags.put(getStringById(keys.get(i)), getStringById(values.get(i)));
      }
      return tags;
    }
  }
}
