import java.io.FileOutputStream;
import java.io.FileDescriptor;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;

/** Calls <name>.Main.main for each argument; prints as read-outcomes.ts reads it. */
public class Batch {
    public static void main(String[] names) throws Exception {
        System.setOut(new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8));
        for (var name : names) {
            System.out.print("\u001e" + name + "\n");
            try {
                var main = Class.forName(name + ".Main").getMethod("main", String[].class);
                main.invoke(null, (Object) new String[0]);
                System.out.print("\u001fok\n");
            } catch (InvocationTargetException error) {
                System.out.print("\u001fthrown\n");
                error.getCause().printStackTrace(System.out);
            }
        }
    }
}
